/*
 * What speaks to models, in one module that is imported late: the built-in assistant answers without it, and a function
 * that starts need not read it (`scripts/late-files.ts`).
 */
export { createAmazonBedrock } from "@ai-sdk/amazon-bedrock";
export { createOpenAICompatible } from "@ai-sdk/openai-compatible";
export { generateText, isStepCount, tool } from "ai";
