import '@umkreis/ui/typeface.css';
import { runAlone } from '@umkreis/federation/run-alone.tsx';
import App from './app.tsx';

void runAlone(App, '/embed');
