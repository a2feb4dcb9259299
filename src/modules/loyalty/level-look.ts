import type { SiteConfig } from '../../../schemas/compiled.ts'
import { useConfig } from '../../renderer/render-context.tsx'

type LevelLook = NonNullable<SiteConfig['loyalty']['levels']>[number]

const first: LevelLook = { emblem: 'coin', palette: 'rust' }

/** From bronze to legend, unless the settings name others. */
const usualLooks: readonly LevelLook[] = [
  first,
  { emblem: 'star', palette: 'night' },
  { emblem: 'bell', palette: 'indigo' },
  { emblem: 'flake', palette: 'teal' },
  { emblem: 'lotus', palette: 'emerald' },
  { emblem: 'anor', palette: 'crimson' },
  { emblem: 'gem', palette: 'azure' },
  { emblem: 'crown', palette: 'violet' },
]

/** Look of a level, counted from 1; levels beyond the list look like its last. */
export function levelLook(level: number, looks: readonly LevelLook[] = usualLooks): LevelLook {
  return looks[level - 1] ?? looks.at(-1) ?? first
}

export function useLevelLook(): (level: number) => LevelLook {
  const { levels } = useConfig().loyalty
  return (level) => levelLook(level, levels)
}
