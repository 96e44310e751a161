import { withFilmFile } from './film-file.ts'
import { cleanMp4 } from './mp4.ts'
import { cleanWebm } from './webm.ts'

/** A film whose structure was read to its end; `type` comes from there. */
export type CleanFilm = { type: 'video/mp4' | 'video/webm'; width: number; height: number; bytes: number }

/**
 * Checks that a file is an MP4 or WebM film and nothing else, in the memory of a few kilobytes however long it is, and
 * blanks in place what is not needed to play it.
 */
export const cleanFilm = (path: string): Promise<CleanFilm> =>
  withFilmFile(path, async (film) => {
    const isWebm = film.size > 4 && (await film.read(0, 4)).readUInt32BE() === 0x1a45dfa3
    return isWebm
      ? { type: 'video/webm', bytes: film.size, ...(await cleanWebm(film)) }
      : { type: 'video/mp4', bytes: film.size, ...(await cleanMp4(film)) }
  })
