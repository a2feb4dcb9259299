import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Chip } from '../../../src/ui/controls/chip.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from './provider-filter.module.css'
import type { ShownProvider } from '../use-providers.ts'

/** Providers shown beside the heading; the others are in the menu. */
const shownProviders = 4

interface ProviderFilterProps {
  id: string
  providers: readonly ShownProvider[]
  /** Sysname; undefined: all providers. */
  chosen: string | undefined
  onChoose: (sysname: string | undefined) => void
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Arrow keys, Home and End move the focus among the buttons of the toolbar, or of its open menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  if (!(event.target instanceof HTMLElement)) return
  const group = event.target.closest('[popover]') ?? event.currentTarget
  const buttons = [...group.querySelectorAll<HTMLElement>(':scope > button')]
  const step = steps[event.key]
  const current = buttons.indexOf(event.target)
  const next = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step && (current + step) % buttons.length
  if (next === undefined) return
  event.preventDefault()
  buttons.at(next)?.focus()
}

/** Filters the row by provider: chips for those with most games, a menu for the others. */
export function ProviderFilter({ id, providers, chosen, onChoose }: ProviderFilterProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  const first = providers.slice(0, shownProviders)
  const others = providers.slice(shownProviders)
  const chosenOther = others.find(({ sysname }) => sysname === chosen)
  const tabStop = (isChosen: boolean) => (isChosen ? 0 : -1)

  function chooseOther({ currentTarget, target }: MouseEvent<HTMLElement>) {
    const button = target instanceof Element ? target.closest('button') : null
    if (button === null) return
    onChoose(button.value)
    // The browser returns the focus to the button that opened the menu.
    currentTarget.hidePopover()
  }

  return (
    <div
      role="toolbar"
      aria-label={t('games.providers.label')}
      className={styles.filter}
      onKeyDown={moveFocus}
    >
      <Chip
        selected={chosen === undefined}
        tabIndex={tabStop(chosen === undefined)}
        onClick={() => onChoose(undefined)}
      >
        {t('games.providers.all')}
      </Chip>
      {first.map(({ sysname, name }) => (
        <Chip
          key={sysname}
          selected={sysname === chosen}
          tabIndex={tabStop(sysname === chosen)}
          onClick={() => onChoose(sysname)}
        >
          {name}
        </Chip>
      ))}
      {others.length > 0 && (
        <>
          <Chip
            selected={chosenOther !== undefined}
            tabIndex={tabStop(chosenOther !== undefined)}
            popoverTarget={`${id}-providers`}
            className={styles.opener}
          >
            {chosenOther?.name ?? t('games.providers.more', { number: others.length })}
            <Icon name="chevron-down" size={16} />
          </Chip>
          <div
            id={`${id}-providers`}
            popover="auto"
            className={styles.menu}
            onToggle={(event) => setIsOpen(event.newState === 'open')}
            onClick={chooseOther}
          >
            {isOpen &&
              others.map(({ sysname, name, games_count }, index) => (
                <button
                  key={sysname}
                  type="button"
                  value={sysname}
                  aria-pressed={sysname === chosen}
                  className={styles.entry}
                  ref={index === 0 ? (button) => button?.focus() : undefined}
                >
                  {name}
                  <span className={styles.count}>{games_count}</span>
                </button>
              ))}
          </div>
        </>
      )}
    </div>
  )
}
