import { dateInTimeZone } from '@course/contract/account/profile'
import { useState } from 'react'

/** The date in the browser's time zone when the component was first shown. */
export const useToday = (): string => useState(() => dateInTimeZone(new Date()))[0]
