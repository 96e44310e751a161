import type { PersonalData } from '../platform/personal-data.ts'

/** Visits are only counted. */
export const personalData: PersonalData = {
  columns: { visits_per_day: { personal: [], other: ['day'] } },
  async erase() {},
}
