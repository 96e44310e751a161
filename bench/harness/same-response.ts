/** Stops a row whose two sides do not do the same work. */
export async function requireSameResponse(subject: Response, baseline: Response): Promise<void> {
  const [a, b] = [await subject.text(), await baseline.text()]
  if (a !== b) throw new Error(`They do not do the same work:\n${a.slice(0, 500)}\n${b.slice(0, 500)}`)
}
