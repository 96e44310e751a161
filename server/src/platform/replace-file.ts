import { renameSync } from 'node:fs'

/** Lets `write` write under a temporary name and renames the file afterward: other processes may read it at any time. */
export function replaceFile(file: string, write: (temporaryFile: string) => void): void {
  const temporaryFile = `${file}.${process.pid}.part`
  write(temporaryFile)
  renameSync(temporaryFile, file)
}
