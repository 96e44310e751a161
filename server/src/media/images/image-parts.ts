/** A picture taken apart: its size in pixels, and the pieces of its file that stay, in their order. */
export type ImageParts = { width: number; height: number; pieces: readonly Buffer[] }

/** No honest file has more parts. Each costs time and memory, and the smallest one has three bytes. */
export const MAX_PARTS = 20_000
