import { runIdentity } from './identity/run-identity.ts'
import { pageAround } from './page-around.ts'

runIdentity(pageAround())
