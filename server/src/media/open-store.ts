import type { Config } from '../platform/config.ts'
import { diskStore } from './disk-store.ts'
import type { MediaStore } from './media-store.ts'
import { s3Store } from './s3-store.ts'

export const openStore = (config: Config): MediaStore =>
  config.media.kind === 's3' ? s3Store(config.media) : diskStore(config.dataDir)
