import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { useConfig } from '../../renderer/render-context.tsx'

/** Scenes of public/art that fit a tournament. */
const scenes = ['trophy', 'jackpot'] as const

/** The picture of a tournament: its own, else the scene that it names, else the usual one. */
export function useScene({ description, image_url }: Tournament): { name: string; src: string } {
  const { site } = useConfig()
  const name = scenes.find((known) => known === description.scene) ?? 'trophy'
  return { name, src: image_url ?? `${site.scenePath}/${name}.svg` }
}
