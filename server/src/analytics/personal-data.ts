import type { PersonalData } from '../platform/personal-data.ts'

export const personalData: PersonalData = {
  columns: {
    visits_per_day: { personal: [], other: ['day'] },
    visits_per_source: { personal: [], other: ['day', 'source'] },
  },
  async erase() {},
}
