/** Thrown by a row that cannot run on this machine. The row is skipped, with the reason in the report. */
export class Unavailable extends Error {}

/** The result of the work, or why it was skipped. */
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
