import type { Effect } from '../../app-context.ts'
import { installEffect } from './install-effect.ts'
import { newestBuildEffect } from './newest-build-effect.ts'
import { openingsEffect } from './openings-effect.ts'
import { trackingEffect } from './tracking-effect.ts'
import { vitalsEffect } from './vitals-effect.ts'

/** Effects that no page needs at first; their code is loaded after the document. */
export const idleEffects: readonly Effect[] = [
  trackingEffect,
  installEffect,
  vitalsEffect,
  openingsEffect,
  // The development server has no builds.
  ...(import.meta.env.PROD ? [newestBuildEffect] : []),
]
