/**
 * What stands in the place of a picture that operators have hidden: an eye that is crossed out, on grey, 256 px wide, so
 * that pages which show the picture are whole. WebP, drawn by hand as SVG.
 */
export const hiddenPicture: Uint8Array = Buffer.from(
  "UklGRjQFAABXRUJQVlA4ICgFAAAwLwCdASoAAQABPrVaqk4nJaSiJpO4eOAWiWlu4XSg8SyG/0O9vY7dDbT27UEu5E" +
    "H9dpL9O++uPH98nIKTOi4dWvk/ZxuHVr5P2cbh1a+T9nG4dWvk/Zs7ftIw8jDEUWg6sV356rTQ3sH4pXmxFExsoZPf" +
    "2S1oq3BFLyeF0dUoTdSkdbev0hDmdERaTt5/EEfFD7Xcv//J9sYFKP9tmosL3r9atayJVCjHIAhI4pgNDo3J+OnmIL" +
    "VLUrC+tiWqX6Rl//ppP+fNS7j7Ho5sHu+Qa69M+QwvBYkGkcwRE6PksTV3DiutJPJCeA4A+yjP9jRBf9cLL/6tyayf" +
    "nKuF3c+g9fLuHU3qcBSSMEE9iy8P9k6AIiKsmMLTgWknNBCr/GrzMG9GtM2yFah2bzFjyfs8HDuFUIqVmJW6sO/vn7" +
    "mIGASH+LmT8qC0Ht6g+iIoj2YcFnmQnJ5cTxqyZmg6taGY/ATIbvbKTOi4dWv4AtlJnRcOrXyfs43Dq18n7ONw6teq" +
    "AAD+/Fo9kuFpZgAAAAAAgZyGrBPmhLnh0ErLFqwkEe5GX7EB/j9bA3FNltHU4Cuji96NT7Pibx0Y9tN9nxRQZiXwru" +
    "KQOlKFfi+3HpZpqg/jpCp6LS9hD0InHpXIu3uUPRGgoHRhrRP2Jq7bkRYArJd+E2uZY02X0tN1P7V9ClMJzpTmbfY3" +
    "acqstYovFY6aCAvyLklyN+zreNoNxt9z7i7VxoLni6544MUm3vOoILxEqwK44isDmjyRYzqMggS3pP+I1yZTEHfTzO" +
    "pT6t5WwTheFJxT7a7WocHvgYiSXd3UH7d9eIuPRJLCUpAmupaPFsb3ebOO8QTORve0U8xWIwpxcUlWtSkjYIlCPGN2" +
    "EBjAGw3PSg96U2HyoTzF1uiJT7PiO6j/v7ORiCX5Rvam3gkhXEayCrzy5oRDIGiYJyQSwvVlPBjPRqC3VPZUBROS2M" +
    "Ks0tNmR08btV33gBVQU2B3PpZzqKy6ZpXxTEYAjbB/YoJm6SPaINAylT23Qe08IyPpQ89p+adYnxYGfOZvrXDT9BHg" +
    "8Ow85oOYWQyKg5fW+Ik8ynfMNKxZI7c9npoyOg8Ng8i1py4ZJVj9hnkRdaSfrvY5+F+vC2Cx/OiWtJzSl1kUIwpsc3" +
    "YZGXJ/FeOjm7F/M2LKfu0RPrwwJJttM27H5Cx3By7oltUsqSDZw1AKl8MoxBU6KyBmczuiOuaVTncZUVn8O8dFaZ2z" +
    "75L9TKUTSwIbBIqFaP03+mrwd8IpqF2nA/h0wIJl88d+a8ciEznoYM+u4zh5miYtyXJakVzVCnAirq2tE/JAlZaeQ2" +
    "YP/4alegMD30RJVK8rd39zBZsGqdVT3uxM81hI+5p21Xx/Xsiq08R+r9f7v20SosqcSZFgP7o6P7NnypbwErwP6bAu" +
    "fF5X1+/cFtxpCUl6RXA55hQp1tqqKSLs19fXa4NiuSkYQhq5s67OcFTWRCIjJ078JZfrqqE0Z8bSUv4KlOW6YcgbVe" +
    "SWQ46qNfnqIJ9MkfYeaU2aCEueXkuHWXhMI7sfCE1jA6bI/VqCX313C/xc7XUog/C0nXchuxo0Zvu3pziTsXhB0sII" +
    "HtAkyPEDgtfoRSxQYvHGwEBcLA1mi5/tsYtD3O4LO6B1wpPRyoAKaPwoKWqf+ALNPHEDw51CZpz40sxooyuXAT3kAZ" +
    "vmTJ9i3GhKkmawkglyGiXwiVYVWGL58ZR4nnRXkxucYD0pGcSZlqRi94QqwfuxW0WeUoQAAAAAAAA=",
  "base64",
);
