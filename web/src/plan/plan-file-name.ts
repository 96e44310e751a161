/** File name with the change name and date, without characters that file systems reject. */
export function planFileName(changeName: string, today: string, suffix: string): string {
  const name = changeName
    .replace(/[\\/:*?"<>|.\p{Cc}]/gu, ' ')
    .trim()
    .replace(/\s+/g, '-')
    .toLowerCase()
  return ['change-plan', name.slice(0, 60), `${today}${suffix}`].filter(Boolean).join('-')
}
