import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    backups: {
      personal: [],
      other: ['night', 'started_at', 'leased_until', 'finished_at', 'name', 'problem'],
    },
  },
  async erase() {},
}
