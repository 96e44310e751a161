/** The language of the texts in `content/`, and how dates, numbers and money are written (BCP 47). */
export const LOCALE: string = 'en-US'
