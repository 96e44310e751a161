import { ERASED, type PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    media_files: {
      excludedFromExport: 'files of the site with their uploader',
      personal: ['stored_by', 'stored_by_label'],
      other: [
        ...['id', 'kind', 'path', 'object_path', 'stored_at', 'deleted_at', 'sizes', 'sizes_of'],
        ...['captions_path', 'captions_language', 'poster_path'],
      ],
    },
  },
  async erase(trx, { userId }) {
    await trx
      .updateTable('media_files')
      .set({ stored_by: ERASED, stored_by_label: ERASED })
      .where('stored_by', '=', userId)
      .execute()
  },
}
