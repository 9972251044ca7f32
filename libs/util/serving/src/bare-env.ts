/** The environment of a process that inherits no settings: where programs are, and Node's cache of compiled modules. */
export const bareEnv = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
});
