/** A parsed image: its size in pixels, and the parts of its file to keep, in order. */
export type ImageParts = { width: number; height: number; pieces: readonly Buffer[] }

/** More than any real file has. The smallest part has three bytes, so a small file could have millions. */
export const MAX_PARTS = 20_000
