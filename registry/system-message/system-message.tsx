import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { Emblem, isEmblemName } from '../../src/ui/emblem.tsx'
import type { systemMessage } from './system-message.schema.ts'
import styles from './system-message.module.css'

export function SystemMessage({ props }: BlockProps<typeof systemMessage, ReactNode>) {
  const { pictures, title, text, buttons, code } = props
  return (
    <div className={styles.message}>
      <div className={styles.pictures}>
        {pictures.map((name) =>
          isEmblemName(name) ? (
            <Emblem key={name} name={name} size={200} className={styles.picture} />
          ) : (
            <img
              key={name}
              src={`/art/characters/${name}.svg`}
              alt=""
              width="200"
              height="200"
              className={styles.picture}
            />
          ),
        )}
      </div>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{text}</p>
      {buttons.length > 0 && (
        <div className={styles.buttons}>
          {buttons.map(({ label, action, variant }) => (
            <ActionButton key={label} action={action} variant={variant ?? 'secondary'} size="l">
              {label}
            </ActionButton>
          ))}
        </div>
      )}
      {code !== undefined && <p className={styles.code}>{code}</p>}
    </div>
  )
}
