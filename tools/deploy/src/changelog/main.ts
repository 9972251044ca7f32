import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { workspace } from '../ground/build-surfaces.ts';
import { changelog } from './changelog.ts';

writeFileSync(path.join(workspace, 'CHANGELOG.md'), changelog(workspace));
