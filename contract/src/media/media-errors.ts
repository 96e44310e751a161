import type { ErrorEntry } from '../error-entry.ts'

/** Errors of stored pictures and films. */
export const MEDIA_ERRORS = {
  'media.no_bucket': { status: 404, text: 'There is no such bucket' },
  'media.no_object': { status: 404, text: 'There is no such file' },
  'media.bad_path': { status: 400, text: 'The path of a file may not contain this' },
  'media.bad_range': { status: 416, text: 'The file has no such part' },
  'media.bad_type': { status: 415, text: 'Only images and videos can be stored' },
  'media.unchecked_type': {
    status: 415,
    text: 'Files of this kind cannot be checked here. Save it as PNG, JPEG, GIF, WebP, MP4 or WebM and try again.',
  },
  'media.other_content': { status: 415, text: 'The file is not what its name says' },
  'media.exists': { status: 409, text: 'There is such a file already' },
  'media.of_the_course': {
    status: 409,
    text: 'This picture belongs to the course and cannot be changed here',
  },
  'media.of_the_library': {
    status: 409,
    text: 'Files that were uploaded into texts are replaced and deleted in the office, under Media',
  },
  'media.no_picture': {
    status: 415,
    text: 'This is no PNG, JPEG, GIF or WebP picture, or the file is damaged. Save it as one of these and try again.',
  },
  'media.svg': {
    status: 415,
    text: 'SVG drawings cannot be uploaded here, because they can carry programs. Save it as PNG and try again.',
  },
  'media.too_many_pixels': {
    status: 413,
    text: 'This picture has too many pixels: at most 9,999 on a side and 40 million in all. Make it smaller and try again.',
  },
  'media.picture_too_large': {
    status: 413,
    text: 'This picture is larger than 20 MB. Make it smaller and try again.',
  },
  'media.no_film': {
    status: 415,
    text: 'This is no MP4 or WebM film, or the file is damaged. Export it as one of these and try again.',
  },
  'media.film_too_large': {
    status: 413,
    text: 'This film is larger than 500 MB. Export it smaller and try again.',
  },
  'media.no_captions': {
    status: 415,
    text: 'This is no WebVTT file with captions. Export the captions as WebVTT (.vtt) and try again.',
  },
  'media.captions_too_large': {
    status: 413,
    text: 'This captions file is larger than 1 MB. Is it the right one?',
  },
  'media.address_expired': {
    status: 403,
    text: 'This address is no longer valid. Open the page again that shows the film.',
  },
  'media.other_format': { status: 415, text: 'A file can only be replaced by one of the same format' },
  'media.in_use': { status: 409, text: 'A text shows this file, so it was not deleted' },
  'media.cancelled': { status: 400, text: 'The upload ended before the whole file had come' },
} as const satisfies Record<string, ErrorEntry>
