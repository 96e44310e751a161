/** Lets a long email wrap before the @; other text stays as it is. */
export function BreakableEmail({ text }: { text: string }) {
  const at = text.lastIndexOf('@')
  return at === -1 ? (
    text
  ) : (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  )
}
