import type { Plugin } from 'vite'

/** Calls that create a component or a context and change nothing else. */
const CREATIONS = /= (?=React(?:\$\d)?\.(?:createContext|forwardRef|lazy|memo)\()/g
/** Names that only React's developer tools show. */
const NAMES = /^\w+\.displayName = "\w+";$/gm

/**
 * Lets the bundler leave out the router's components that nothing imports. The router does not mark the calls that
 * create them as pure, and gives them names by assignment. Each of the two keeps them in the bundle.
 */
export function pureComponents(): Plugin {
  return {
    name: 'pure-components',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]node_modules[\\/]react-router[\\/]/ },
      handler: (code) => code.replace(CREATIONS, '= /* @__PURE__ */ ').replace(NAMES, ''),
    },
  }
}
