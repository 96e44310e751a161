import { openFonts } from '../platform/rendering/fonts.ts'

export const certificateFonts = openFonts(['fraunces', 'noto-serif', 'noto-naskh-arabic', 'noto-serif-sc'])
