import styles from './facts-list.module.css'

export function Facts({ facts }: { facts: readonly (readonly [name: string, figure: string])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, figure]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
