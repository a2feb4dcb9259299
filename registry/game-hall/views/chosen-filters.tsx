import { memo } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from './lobby.module.css'
import { noFilters, toggled } from '../lobby-query.ts'
import { useLobbyProviders, type LobbyState, type MadeAnswers } from '../use-lobby.ts'

/** The active filters, each with a button to remove it. */
export const ChosenFilters = memo(function ChosenFilters({
  lobby,
  made,
}: {
  lobby: LobbyState
  made: MadeAnswers
}) {
  const { t } = useTranslation()
  const { filter, block, go } = lobby
  const providers = useLobbyProviders(lobby, made).data
  const nameOf = (sysname: string) => providers?.find((one) => one.sysname === sysname)?.name ?? sysname
  const chosen = [
    ...filter.providers.map((one) => ({
      key: `provider:${one}`,
      label: nameOf(one),
      remove: () => go({ providers: toggled(filter.providers, one) }),
    })),
    ...filter.types.map((one) => ({
      key: `type:${one}`,
      label: t([`games.types.${one}`, 'games.hall.otherType']),
      remove: () => go({ types: toggled(filter.types, one) }),
    })),
    ...filter.tags.map((one) => ({
      key: `tag:${one}`,
      label: block.props.features.find(({ tag }) => tag === one)?.label ?? one,
      remove: () => go({ tags: toggled(filter.tags, one) }),
    })),
    ...filter.volatilities.map((one) => ({
      key: `volatility:${one}`,
      label: `${t('games.volatility.label')}: ${t(`games.volatility.${one}`)}`,
      remove: () => go({ volatilities: toggled(filter.volatilities, one) }),
    })),
  ]
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={t('games.hall.chosen')}>
      {chosen.map(({ key, label, remove }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chosenFilter}
            aria-label={t('games.hall.remove', { name: label })}
            onClick={remove}
          >
            {label}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={styles.removeAll} onClick={() => go(noFilters)}>
          {t('games.hall.removeAll')}
        </button>
      </li>
    </ul>
  )
})
