/** What people read about errors of images and videos. The contract has their codes. */
export const mediaErrors = {
  'media.bucket_not_found': 'There is no such bucket',
  'media.file_not_found': 'There is no such file',
  'media.bad_path': "This file path isn't valid",
  'media.bad_range': "The requested range isn't available",
  'media.bad_type': 'Only images and videos can be stored',
  'media.unsupported_type':
    "This file type isn't supported. Save the file as PNG, JPEG, GIF, WebP, MP4, or WebM and try again.",
  'media.content_mismatch': "The file's content doesn't match its extension",
  'media.exists': 'This file already exists',
  'media.course_file': "This image is part of the course and can't be changed here",
  'media.used_in_texts': 'Manage uploaded files in the admin dashboard under Media',
  'media.invalid_image': "This file isn't a valid PNG, JPEG, GIF, or WebP image. Convert it and try again.",
  'media.svg': "SVG files can't be uploaded for security reasons. Convert it to PNG and try again.",
  'media.too_many_pixels': 'This image is too large. The maximum is 9,999 pixels per side and 40 megapixels.',
  'media.image_too_large': 'This image is larger than 20 MB. Compress it and try again.',
  'media.invalid_video': "This file isn't a valid MP4 or WebM video. Convert it and try again.",
  'media.video_too_large': 'This video is larger than 500 MB. Compress it and try again.',
  'media.invalid_captions':
    "This file doesn't contain valid captions. Export them as WebVTT (.vtt) and try again.",
  'media.captions_too_large': 'This captions file is larger than 1 MB. Is it the right one?',
  'media.url_expired': 'This link has expired. Reload the page to watch the video.',
  'media.format_mismatch': 'A file can only be replaced by a file of the same format',
  'media.in_use': "This file is in use, so it wasn't deleted",
  'media.canceled': 'The upload was interrupted',
} as const
