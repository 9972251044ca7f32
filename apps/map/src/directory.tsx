import './styles.css';
import './languages.ts';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { DirectoryMap } from '@umkreis/directory-map/directory-map.tsx';

/** The map of all guides, for the shell's directory. */
export default function Directory(props: RemoteProps) {
  return <DirectoryMap {...props} />;
}
