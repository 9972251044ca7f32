import './styles.css';
import type { RemoteProps } from '@umkreis/contract/boot.ts';
import { DirectoryMap } from '@umkreis/map-screen/directory/directory-map.tsx';

/** All guides on one map, for the shell's directory. */
export default function Directory(props: RemoteProps) {
  return <DirectoryMap {...props} />;
}
