import styles from './live-dot.module.css'

/** Class that marks a flex container as live with a dot at its start. Decorative: the text beside it says so. */
export const liveDotClass = styles.live
