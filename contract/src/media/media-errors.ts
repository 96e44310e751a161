import { mediaErrors } from '@course/content/site/errors/media'
import type { ErrorEntry } from '../error-entry.ts'

/** Errors of stored images and videos. */
export const MEDIA_ERRORS = {
  'media.bucket_not_found': { status: 404, text: mediaErrors['media.bucket_not_found'] },
  'media.file_not_found': { status: 404, text: mediaErrors['media.file_not_found'] },
  'media.bad_path': { status: 400, text: mediaErrors['media.bad_path'] },
  'media.bad_range': { status: 416, text: mediaErrors['media.bad_range'] },
  'media.bad_type': { status: 415, text: mediaErrors['media.bad_type'] },
  'media.unsupported_type': {
    status: 415,
    text: mediaErrors['media.unsupported_type'],
  },
  'media.content_mismatch': { status: 415, text: mediaErrors['media.content_mismatch'] },
  'media.exists': { status: 409, text: mediaErrors['media.exists'] },
  'media.course_file': {
    status: 409,
    text: mediaErrors['media.course_file'],
  },
  'media.used_in_texts': {
    status: 409,
    text: mediaErrors['media.used_in_texts'],
  },
  'media.invalid_image': {
    status: 415,
    text: mediaErrors['media.invalid_image'],
  },
  'media.svg': {
    status: 415,
    text: mediaErrors['media.svg'],
  },
  'media.too_many_pixels': {
    status: 413,
    text: mediaErrors['media.too_many_pixels'],
  },
  'media.image_too_large': {
    status: 413,
    text: mediaErrors['media.image_too_large'],
  },
  'media.invalid_video': {
    status: 415,
    text: mediaErrors['media.invalid_video'],
  },
  'media.video_too_large': {
    status: 413,
    text: mediaErrors['media.video_too_large'],
  },
  'media.invalid_captions': {
    status: 415,
    text: mediaErrors['media.invalid_captions'],
  },
  'media.captions_too_large': {
    status: 413,
    text: mediaErrors['media.captions_too_large'],
  },
  'media.url_expired': {
    status: 403,
    text: mediaErrors['media.url_expired'],
  },
  'media.format_mismatch': { status: 415, text: mediaErrors['media.format_mismatch'] },
  'media.in_use': { status: 409, text: mediaErrors['media.in_use'] },
  'media.canceled': { status: 400, text: mediaErrors['media.canceled'] },
} as const satisfies Record<string, ErrorEntry>
