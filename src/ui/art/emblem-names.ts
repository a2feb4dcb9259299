import type { EmblemName } from '../../../schemas/art.ts'

export { emblemNames, isEmblemName, type EmblemName } from '../../../schemas/art.ts'

export function emblemUrl(name: EmblemName): string {
  return `/art/emblems/${name}.svg`
}
