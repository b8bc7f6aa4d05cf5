"""HTTP and WebSockets: thin handlers over the service; the only place that knows the framework."""
