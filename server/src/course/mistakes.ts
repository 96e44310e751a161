/** Something that its author must correct before a course can be imported. */
export type Mistake = { file: string; line: number; text: string }

export type Report = (file: string, line: number, text: string) => void

export const mistakeText = ({ file, line, text }: Mistake): string => `${file}:${line}: ${text}`

export const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length
