import type { AdminMediaFile } from '@course/contract/media/media'

export const mediaKindLabels: Readonly<Record<AdminMediaFile['kind'], string>> = {
  film: 'video',
  picture: 'image',
}
