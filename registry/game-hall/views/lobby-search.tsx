import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ControlBox } from '../../../src/ui/controls/field.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import styles from './lobby.module.css'
import type { LobbyState } from '../use-lobby.ts'

/** Debounce of typed text, in milliseconds. */
const debounceMs = 300

/** Searches the lobby while typing; each text replaces the previous one in the address. */
export const LobbySearch = memo(function LobbySearch({ lobby: { filter, go } }: { lobby: LobbyState }) {
  const { t } = useTranslation()
  const [text, setText] = useState(filter.query)
  const [known, setKnown] = useState(filter.query)
  const input = useRef<HTMLInputElement>(null)
  // The address changed by the back button or a link.
  if (known !== filter.query) {
    setKnown(filter.query)
    if (text.trim() !== filter.query) setText(filter.query)
  }

  const search = useEffectEvent((query: string) => {
    if (query !== filter.query) go({ query }, { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => search(text.trim()), text === '' ? 0 : debounceMs)
    return () => clearTimeout(timer)
  }, [text])

  return (
    <ControlBox
      className={styles.search}
      lead={<Icon name="search" />}
      trail={
        text !== '' && (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('games.search.clear')}
            onClick={() => {
              setText('')
              input.current?.focus()
            }}
          >
            <Icon name="close" />
          </button>
        )
      }
    >
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        aria-label={t('games.hall.search')}
        placeholder={t('games.search.placeholder')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </ControlBox>
  )
})
