import { expect, test } from "vitest";
import { trailerPlayer, trailerVideoId } from "../../../../web/features/title/trailer.ts";

test.each([
  ["https://www.youtube.com/watch?v=dQw4w9WgXcQ", "dQw4w9WgXcQ"],
  ["http://youtube.com/watch?app=desktop&v=a-b_c123456", "a-b_c123456"],
  ["https://m.youtube.com/watch?v=dQw4w9WgXcQ&t=12", "dQw4w9WgXcQ"],
])("%s names a video", (address, id) => {
  expect(trailerVideoId(address)).toBe(id);
});

test.each([
  ["no v parameter", "https://www.youtube.com/embed/dQw4w9WgXcQ"],
  ["a short link", "https://youtu.be/dQw4w9WgXcQ"],
  ["another site", "https://videos.example/watch?v=dQw4w9WgXcQ"],
  ["a look-alike site", "https://youtube.com.example/watch?v=dQw4w9WgXcQ"],
  ["a site in the user part", "https://youtube.com@example.org/watch?v=dQw4w9WgXcQ"],
  ["too short an id", "https://www.youtube.com/watch?v=dQw4w9"],
  ["markup as id", 'https://www.youtube.com/watch?v="><script>a'],
  ["an address that runs code", "javascript:alert(1)//youtube.com?v=dQw4w9WgXcQ"],
  ["no address at all", "soon"],
])("%s is no trailer", (_, address) => {
  expect(trailerVideoId(address)).toBeUndefined();
});

test("plays from the site that sets no cookies", () => {
  expect(new URL(trailerPlayer("dQw4w9WgXcQ")).origin).toBe("https://www.youtube-nocookie.com");
});
