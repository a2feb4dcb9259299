import styles from './logo.module.css'

export interface LogoProps {
  /** Address of the logo's picture. */
  src: string
  name: string
}

/** The logo and name of the brand, from the theme. */
export function Logo({ src, name }: LogoProps) {
  return (
    <span className={styles.logo}>
      {/* Low priority: otherwise React preloads it before everything else. */}
      <img src={src} width="32" height="32" alt="" fetchPriority="low" />
      {name}
    </span>
  )
}
