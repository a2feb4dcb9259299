import './ui/styles/styles.css'
import { start } from './app/boot/start.tsx'
import { logError } from './lib/log.ts'

const root = document.getElementById('root')
if (root !== null) start(root, import.meta.url).catch((error: unknown) => logError(error, { fatal: true }))
