import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { formatNumber } from '../../src/lib/format/number.ts'
import { withQuery } from '../../src/lib/urls/links.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig, useFacts, usePath } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { Avatar } from '../../src/ui/art/avatar.tsx'
import { ProviderLogo } from '../../src/ui/art/provider-logo.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { mergeProviders, type ShownProvider } from '../../src/modules/providers/index.ts'
import { load } from './provider-list.load.ts'
import type { providerList } from './provider-list.schema.ts'
import styles from './provider-list.module.css'

/** Game types whose providers are listed if the user cannot choose. */
export const providerTypes = ['casino', 'slot', 'live', 'fast'] as const
/** Placeholders while the providers load. */
const skeletons = Array.from({ length: 12 }, (_, index) => index)

export function ProviderList(block: BlockProps<typeof providerList, ReactNode>) {
  const { id, props } = block
  const { t } = useTranslation()
  const { query } = useFacts()
  const path = usePath()
  const { games: settings } = useConfig()
  const type = providerTypes.find((known) => known === query['types'])
  const answer = useLoad(load, 'providers', block)
  const providers = answer.data && mergeProviders(answer.data.items, settings.providers)
  return (
    <section className={styles.providers} aria-labelledby={`${id}-title`} aria-busy={answer.isLoading}>
      <header>
        <PageTitle id={`${id}-title`}>
          {props.title}
          {providers && <span className={styles.total}> {formatNumber(providers.length)}</span>}
        </PageTitle>
        {props.lead !== undefined && <p className={styles.lead}>{props.lead}</p>}
      </header>
      <nav aria-label={t('games.hall.types')} className={styles.kinds}>
        {[undefined, ...providerTypes].map((one) => (
          <LocalLink
            key={one ?? ''}
            to={one === undefined ? path : withQuery(path, { types: one })}
            className={styles.kind}
            aria-current={one === type ? 'true' : undefined}
          >
            {t(one === undefined ? 'games.providers.all' : `games.types.${one}`)}
          </LocalLink>
        ))}
      </nav>
      {providers?.length === 0 && (
        <EmptyState emblem="cards" title={t('games.providers.none')} text={t('games.empty.text')} />
      )}
      {providers === undefined && answer.error !== undefined && (
        <ErrorState
          title={t('games.hall.providersFailed')}
          text={t('games.error.text')}
          retryLabel={t('games.retry')}
          onRetry={answer.retry}
        />
      )}
      <ul className={styles.list}>
        {providers === undefined &&
          answer.error === undefined &&
          skeletons.map((index) => (
            <li key={index}>
              <Skeleton className={styles.skeleton} />
            </li>
          ))}
        {providers?.map((provider) => (
          <li key={provider.sysname}>
            <ProviderCard provider={provider} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProviderCard({ provider }: { provider: ShownProvider }) {
  const { t } = useTranslation()
  const { sysname, name, image_url: logo, text, games_count: games, game_params: params } = provider
  const kinds = params?.types.map((type) => t(`games.types.${type}`)) ?? []
  return (
    <LocalLink to={withQuery(urlOf('lobby'), { providers: sysname })} className={styles.card}>
      {logo === null ? <Avatar name={name} /> : <ProviderLogo src={logo} alt="" />}
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        <span className={styles.games}>
          {t('games.hall.total', { count: games, total: formatNumber(games) })}
        </span>
      </span>
      {text !== undefined && <span className={styles.text}>{text}</span>}
      <span className={styles.text}>{kinds.join(' · ')}</span>
    </LocalLink>
  )
}
