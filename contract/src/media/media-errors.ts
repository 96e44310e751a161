import type { ErrorEntry } from '../error-entry.ts'

/** Errors of stored images and videos. */
export const MEDIA_ERRORS = {
  'media.bucket_not_found': { status: 404, text: 'There is no such bucket' },
  'media.file_not_found': { status: 404, text: 'There is no such file' },
  'media.bad_path': { status: 400, text: "This file path isn't valid" },
  'media.bad_range': { status: 416, text: "The requested range isn't available" },
  'media.bad_type': { status: 415, text: 'Only images and videos can be stored' },
  'media.unsupported_type': {
    status: 415,
    text: "This file type isn't supported. Save the file as PNG, JPEG, GIF, WebP, MP4, or WebM and try again.",
  },
  'media.content_mismatch': { status: 415, text: "The file's content doesn't match its extension" },
  'media.exists': { status: 409, text: 'This file already exists' },
  'media.course_file': {
    status: 409,
    text: "This image is part of the course and can't be changed here",
  },
  'media.used_in_texts': {
    status: 409,
    text: 'Manage uploaded files in the admin dashboard under Media',
  },
  'media.invalid_image': {
    status: 415,
    text: "This file isn't a valid PNG, JPEG, GIF, or WebP image. Convert it and try again.",
  },
  'media.svg': {
    status: 415,
    text: "SVG files can't be uploaded for security reasons. Convert it to PNG and try again.",
  },
  'media.too_many_pixels': {
    status: 413,
    text: 'This image is too large. The maximum is 9,999 pixels per side and 40 megapixels.',
  },
  'media.image_too_large': {
    status: 413,
    text: 'This image is larger than 20 MB. Compress it and try again.',
  },
  'media.invalid_video': {
    status: 415,
    text: "This file isn't a valid MP4 or WebM video. Convert it and try again.",
  },
  'media.video_too_large': {
    status: 413,
    text: 'This video is larger than 500 MB. Compress it and try again.',
  },
  'media.invalid_captions': {
    status: 415,
    text: "This file doesn't contain valid captions. Export them as WebVTT (.vtt) and try again.",
  },
  'media.captions_too_large': {
    status: 413,
    text: 'This captions file is larger than 1 MB. Is it the right one?',
  },
  'media.url_expired': {
    status: 403,
    text: 'This link has expired. Reload the page to watch the video.',
  },
  'media.format_mismatch': { status: 415, text: 'A file can only be replaced by a file of the same format' },
  'media.in_use': { status: 409, text: "This file is in use, so it wasn't deleted" },
  'media.canceled': { status: 400, text: 'The upload was interrupted' },
} as const satisfies Record<string, ErrorEntry>
