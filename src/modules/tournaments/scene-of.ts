import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { useConfig } from '../../renderer/render-context.tsx'

/** Pictures of public/art that suit a tournament. */
const scenes = ['trophy', 'jackpot'] as const

interface PicturedTournament extends Pick<Tournament, 'image_url'> {
  description: Pick<Tournament['description'], 'scene' | 'image'>
}

/** Picture of a tournament: its own, else the one it names, else the default. */
export function useScene({ description, image_url }: PicturedTournament): { name: string; src: string } {
  const { site } = useConfig()
  const name = scenes.find((known) => known === description.scene) ?? 'trophy'
  return { name, src: description.image ?? image_url ?? `${site.scenePath}/${name}.svg` }
}
