import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { useConfig } from '../../renderer/render-context.tsx'

/** Pictures of public/art that suit a tournament. */
const scenes = ['trophy', 'jackpot'] as const

/** Picture of a tournament: its own, else the one it names, else the default. */
export function useScene({ description, image_url }: Tournament): { name: string; src: string } {
  const { site } = useConfig()
  const name = scenes.find((known) => known === description.scene) ?? 'trophy'
  return { name, src: description.image ?? image_url ?? `${site.scenePath}/${name}.svg` }
}
