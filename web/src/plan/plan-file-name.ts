/** The name of the change and the day in the name of the file, without what file systems refuse. */
export function planFileName(changeName: string, today: string, ending: string): string {
  const name = changeName
    .replace(/[\\/:*?"<>|.\p{Cc}]/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()
  return ['change-plan', name.slice(0, 60), `${today}${ending}`].filter(Boolean).join('-')
}
