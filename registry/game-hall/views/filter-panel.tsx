import { memo, useId, useState } from 'react'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { ShownProvider } from '../../../src/modules/providers/index.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Chip } from '../../../src/ui/controls/chip.tsx'
import { ControlBox } from '../../../src/ui/controls/field.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { ProviderMark } from '../../../src/ui/art/provider-logo.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import styles from './filter-panel.module.css'
import { lobbyVolatilities, toggled } from '../lobby-query.ts'
import { useLobbyProviders, type LobbyState, type MadeAnswers } from '../use-lobby.ts'

/** Providers shown before the list is expanded. */
const shownProviders = 7
/** Types of games, in the order of the categories. */
const gameKinds = ['slot', 'live', 'fast', 'casino'] as const

interface FilterPanelProps {
  lobby: LobbyState
  made: MadeAnswers
  hasVolatility: boolean
}

/** The filters of the lobby. A category with fixed types or features leaves no choice for them. */
export const FilterPanel = memo(function FilterPanel({ lobby, made, hasVolatility }: FilterPanelProps) {
  const { t } = useTranslation()
  const { filter, category, block, go } = lobby
  const hasTypes = category === undefined || category.types.length === 0
  const hasTags = (category === undefined || category.tags.length === 0) && block.props.features.length > 0
  return (
    <div className={styles.panel}>
      <Providers lobby={lobby} made={made} />
      {hasTags && (
        <Group label={t('games.hall.features')}>
          {block.props.features.map(({ tag, label }) => (
            <Chip
              key={tag}
              selected={filter.tags.includes(tag)}
              onClick={() => go({ tags: toggled(filter.tags, tag) })}
            >
              {label}
            </Chip>
          ))}
        </Group>
      )}
      {hasVolatility && (
        <Group label={t('games.volatility.label')}>
          {lobbyVolatilities.map((one) => (
            <Chip
              key={one}
              selected={filter.volatilities.includes(one)}
              onClick={() => go({ volatilities: toggled(filter.volatilities, one) })}
            >
              {t(`games.volatility.${one}`)}
            </Chip>
          ))}
        </Group>
      )}
      {hasTypes && (
        <Group label={t('games.hall.types')}>
          {gameKinds.map((kind) => (
            <Chip
              key={kind}
              selected={filter.types.includes(kind)}
              onClick={() => go({ types: toggled(filter.types, kind) })}
            >
              {t(`games.types.${kind}`)}
            </Chip>
          ))}
        </Group>
      )}
    </div>
  )
})

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div role="group" aria-label={label} className={styles.group}>
      <p className={styles.legend}>{label}</p>
      <div className={styles.chips}>{children}</div>
    </div>
  )
}

function Providers({ lobby, made }: Omit<FilterPanelProps, 'hasVolatility'>) {
  const { t } = useTranslation()
  const { filter, go } = lobby
  const { data, error, retry } = useLobbyProviders(lobby, made)
  const [name, setName] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [found, hidden] = shownOf(data ?? [], { name, chosen: filter.providers, isOpen })
  const titleId = useId()
  // A platform without a list of providers.
  if (data === undefined && error === 'MethodNotFoundException') return null
  return (
    <div role="group" aria-labelledby={titleId} className={styles.group}>
      <div className={styles.head}>
        <p id={titleId} className={styles.legend}>
          {t('games.providers.label')}
        </p>
        {filter.providers.length > 0 && (
          <button type="button" className={styles.link} onClick={() => go({ providers: [] })}>
            {t('games.hall.clear')}
          </button>
        )}
      </div>
      <ControlBox className={styles.search} lead={<Icon name="search" size={18} />}>
        <input
          type="text"
          inputMode="search"
          autoComplete="off"
          aria-label={t('games.hall.providerName')}
          placeholder={t('games.hall.providerName')}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </ControlBox>
      {data === undefined && error === undefined && <Skeleton className={styles.skeleton} />}
      {error !== undefined && data === undefined && (
        <p role="alert" className={styles.none}>
          {t('games.hall.providersFailed')}{' '}
          <Button variant="secondary" size="s" icon="refresh" onClick={retry}>
            {t('games.retry')}
          </Button>
        </p>
      )}
      {data !== undefined && found.length === 0 && (
        <p className={styles.none}>{t('games.hall.noProvider')}</p>
      )}
      <ul className={styles.providers}>
        {found.map(({ sysname, name: shown, games_count: count, image_url: logo }) => (
          <li key={sysname}>
            <label className={styles.provider}>
              <input
                type="checkbox"
                className={styles.checkbox}
                checked={filter.providers.includes(sysname)}
                onChange={() => go({ providers: toggled(filter.providers, sysname) })}
              />
              {logo !== null && <ProviderMark src={logo} />}
              <span className={styles.name}>{shown}</span>
              <span className={styles.count}>{formatNumber(count)}</span>
            </label>
          </li>
        ))}
      </ul>
      {(hidden > 0 || isOpen) && name === '' && (
        <button type="button" className={styles.link} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t('games.hall.fewer') : t('games.hall.moreProviders', { number: hidden })}
          <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      )}
    </div>
  )
}

interface Shown {
  name: string
  chosen: readonly string[]
  isOpen: boolean
}

/** The providers shown and the number of hidden ones. Chosen ones are always shown. */
function shownOf(
  providers: readonly ShownProvider[],
  { name, chosen, isOpen }: Shown,
): [ShownProvider[], number] {
  const wanted = name.trim().toLocaleLowerCase()
  const fitting = providers.filter((provider) => provider.name.toLocaleLowerCase().includes(wanted))
  if (wanted !== '' || isOpen) return [fitting, 0]
  const shown = fitting.filter(({ sysname }, index) => index < shownProviders || chosen.includes(sysname))
  return [shown, fitting.length - shown.length]
}
