/** Thrown by a row that cannot run on this machine; the row is left out, and the report says why. */
export class Unavailable extends Error {}

/** The work's result, or why it cannot be done here. */
export async function skipIfUnavailable<Result>(
  work: Promise<Result>,
): Promise<Result | { skipped: string }> {
  try {
    return await work
  } catch (error) {
    if (error instanceof Unavailable) return { skipped: error.message }
    throw error
  }
}
