/** Throws if the two sides return different responses. */
export async function requireSameResponse(subject: Response, baseline: Response): Promise<void> {
  const [a, b] = [await subject.text(), await baseline.text()]
  if (a !== b) throw new Error(`The responses differ:\n${a.slice(0, 500)}\n${b.slice(0, 500)}`)
}
