import type { GameProvider } from '../../../schemas/api/entities/games.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'

type ProviderContent = NonNullable<SiteConfig['games']['providers']>[number]

export interface ShownProvider extends GameProvider {
  /** A sentence written by content managers. */
  text: string | undefined
}

/**
 * Merges the platform's providers with content, by sysname; name and logo of the content take precedence.
 * Content about providers that the platform does not have is ignored.
 */
export function mergeProviders(
  providers: readonly GameProvider[],
  content: readonly ProviderContent[] = [],
): ShownProvider[] {
  const bySysname = new Map(content.map((one) => [one.sysname, one]))
  return providers.map((provider) => {
    const own = bySysname.get(provider.sysname)
    return {
      ...provider,
      name: own?.name ?? provider.name,
      image_url: own?.logo ?? provider.image_url,
      text: own?.text,
    }
  })
}
