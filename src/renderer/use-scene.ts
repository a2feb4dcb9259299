import type { Offer } from '../../schemas/api/entities/rewards.ts'
import { useConfig } from './render-context.tsx'

/** Scenes of public/art. */
const scenes = ['welcome', 'jackpot', 'trophy', 'cashback', 'sport'] as const

/** The picture of an offer or campaign: its own, else the scene it names, else the default one. */
export function useScene({ image, scene }: Pick<Offer['description'], 'image' | 'scene'>): string {
  const { scenePath } = useConfig().site
  return image ?? `${scenePath}/${scenes.find((known) => known === scene) ?? 'welcome'}.svg`
}
