export { isPaletteName, paletteNames, type PaletteName } from '../../../schemas/art.ts'
