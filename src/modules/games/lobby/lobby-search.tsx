import { memo, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { ControlBox } from '../../../ui/controls/field.tsx'
import { Icon } from '../../../ui/art/icon.tsx'
import styles from './lobby.module.css'
import type { HallState } from './use-lobby.ts'

/** Debounce of typed text, in milliseconds. */
const pause = 300

/** Searches the lobby while typing; each text replaces the previous one in the address. */
export const HallSearch = memo(function HallSearch({ hall: { wish, go } }: { hall: HallState }) {
  const { t } = useTranslation()
  const [text, setText] = useState(wish.query)
  const [known, setKnown] = useState(wish.query)
  const input = useRef<HTMLInputElement>(null)
  // The address changed by the back button or a link.
  if (known !== wish.query) {
    setKnown(wish.query)
    if (text.trim() !== wish.query) setText(wish.query)
  }

  const look = useEffectEvent((query: string) => {
    if (query !== wish.query) go({ query }, { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => look(text.trim()), text === '' ? 0 : pause)
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
